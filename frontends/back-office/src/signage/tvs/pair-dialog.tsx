import { useApi } from '@theke/admin/api/office-api.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { CopyField } from '@theke/admin/ui/copy-field.tsx';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { DialogForm } from '@theke/admin/ui/dialog-form.tsx';
import { digitalSignageDevices, pairNewTv } from '@theke/contracts/signage/device';
import { digitalSignageStreams } from '@theke/contracts/signage/stream';
import { parsePairingCode } from '@theke/rules/signage/pairing-code';
import { Segmented } from '@theke/ui/segmented';
import { Select } from '@theke/ui/select';
import { TextInput } from '@theke/ui/text-input';
import { useToast } from '@theke/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { signageMessages } from '../shared/signage-messages.de.ts';
import { tvMessages } from '../shared/tv-messages.de.ts';
import { useEveryEntry } from '../shared/use-every-entry.ts';
import { CodeField } from './code-field.tsx';
import { formatScannedCode } from './format-scanned-code.ts';
import * as css from './pair-dialog.module.css';
import { PairProblems } from './pair-problems.tsx';
import { makeMenuBoard } from './setup/make-menu-board.ts';
import { templateKeys } from './setup/use-menu-board.ts';

const texts = tvMessages.pairing;
/** Value of the choice that creates a menu board first. */
const template = 'template';
const fields = ['code', 'name', 'branch', 'stream', 'orientation'];

type Props = {
  /** Code of a URL that a phone scanned from the screen; read once. Empty without one. */
  scannedCode: string;
  onClose: () => void;
};

/** Creates a TV from the code that its screen shows. */
export function PairDialog({ scannedCode, onClose }: Props) {
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const { branches } = useShop();
  const { data: streams } = useEveryEntry(digitalSignageStreams);
  const firstEmpty = useRef<HTMLInputElement>(null);
  const [filledCode] = useState(() => formatScannedCode(scannedCode));
  const [draft, setDraft] = useState({
    code: filledCode,
    name: '',
    orientation: 'landscape' as 'landscape' | 'portrait',
  });
  const [branch, setBranch] = useState(branches.length === 1 ? (branches[0]?.id ?? '') : '');
  const [chosen, setChosen] = useState<string>();
  const stream = chosen ?? (streams?.length === 0 ? template : (streams?.length === 1 && streams[0]?.id) || '');

  const { run, isBusy, problem } = useAction(
    async () => {
      const id = stream === template ? await makeMenuBoard(api, () => undefined) : stream;
      return api(pairNewTv, {
        body: {
          ...draft,
          code: parsePairingCode(draft.code),
          branch: { id: branch },
          stream: id === '' ? null : { id },
        },
      });
    },
    {
      invalidates: [[digitalSignageDevices.name], ...templateKeys],
      onDone: ({ id, name }) => {
        toast({ text: texts.done(name) });
        void navigate(`/digital-signage-devices/${id}`);
      },
    },
  );
  // The dialog is open by now.
  useEffect(() => firstEmpty.current?.focus(), []);
  const faultOf = (name: string) => problem?.errors.find(({ field }) => field?.split('.')[0] === name)?.message;
  const set = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes });

  return (
    <DecisionDialog
      title={tvMessages.pair}
      label={tvMessages.pair}
      busyLabel={isBusy && messages.working}
      onDecide={() => void run()}
      onClose={onClose}
    >
      <DialogForm className={css.form} onSubmit={() => void run()}>
        <CopyField label={texts.lead} value={new URL('/tv', window.location.origin).href} />
        <PairProblems problem={problem} fields={fields} />
        <CodeField
          ref={filledCode === '' ? firstEmpty : null}
          value={draft.code}
          error={faultOf('code')}
          onChange={(code) => set({ code })}
        />
        <TextInput
          ref={filledCode === '' ? null : firstEmpty}
          label={texts.name}
          hint={texts.nameHint}
          error={faultOf('name')}
          maxLength={80}
          value={draft.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        {branches.length > 1 && (
          <Select
            label={texts.branch}
            error={branch === '' ? faultOf('branch') && texts.branchMissing : faultOf('branch')}
            placeholder={texts.chooseBranch}
            choices={branches.map(({ id, name }) => ({ value: id, label: name }))}
            value={branch}
            onChange={({ target }) => setBranch(target.value)}
          />
        )}
        <Select
          label={texts.stream}
          error={faultOf('stream')}
          choices={[
            ...(streams?.length === 0 ? [{ value: template, label: texts.template }] : []),
            ...(streams ?? []).map(({ id, name }) => ({ value: id, label: name })),
            { value: '', label: texts.noStream },
          ]}
          value={stream}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Segmented
          label={texts.orientation}
          value={draft.orientation}
          segments={[
            { value: 'landscape', label: signageMessages.landscape },
            { value: 'portrait', label: signageMessages.portrait },
          ]}
          onChange={(orientation) => set({ orientation })}
        />
      </DialogForm>
    </DecisionDialog>
  );
}
