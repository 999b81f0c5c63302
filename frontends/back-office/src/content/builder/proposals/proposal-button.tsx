import { useAiAvailability } from '@theke/admin/generation/use-ai-availability.ts';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { BriefDialog } from './brief-dialog.tsx';
import { proposalMessages } from './proposal-messages.de.ts';

/** Button in the header that asks for a proposal for the page; only with a provider (AI-02). */
export function ProposalButton({ className }: { className?: string | undefined }) {
  const availability = useAiAvailability();
  const [isOpen, setIsOpen] = useState(false);
  if (!availability?.canWrite) return null;
  return (
    <>
      <Button kind="second" size="small" aria-label={proposalMessages.buttonLabel} onClick={() => setIsOpen(true)}>
        <Sparkles {...icon} size={16} />
        <span className={className}>{proposalMessages.button}</span>
      </Button>
      {isOpen && <BriefDialog block={null} onClose={() => setIsOpen(false)} />}
    </>
  );
}
