import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { StampCard } from '../account/stamp-card.tsx';
import { accountKey, useAccount } from '../account/use-account.ts';
import * as css from './status-page.module.css';

/** The stamp card of the logged-in guest, read again when the order is completed and earns its stamp (LOYAL-07). */
export function OwnStamps({ isCompleted }: { isCompleted: boolean }) {
  const queries = useQueryClient();
  const { account } = useAccount();
  useEffect(() => {
    if (isCompleted) void queries.invalidateQueries({ queryKey: accountKey, exact: true });
  }, [isCompleted, queries]);
  if (!account?.stampCard) return null;
  return (
    <div className={css.stamps}>
      <StampCard card={account.stampCard} />
    </div>
  );
}
