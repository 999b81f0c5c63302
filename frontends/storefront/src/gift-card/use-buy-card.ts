import type { Sent } from '@theke/contracts/endpoint';
import type { buyGiftCard } from '@theke/contracts/ordering/gift-card-purchase';
import { call, route } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { useState } from 'react';
import { randomId } from '../random-id.ts';
import { useNavigate } from '../router/place.ts';
import { useSending } from '../use-sending.ts';
import { rememberCard } from './own-card.ts';

const endpoint = route<typeof buyGiftCard>('PUT', '/gift-cards/purchases/:key');
type Body = Sent<typeof endpoint>['body'];

/**
 * Begins a purchase and opens its payment page. After a lost answer, the same entries are sent under the same key, so
 * that the card is bought once.
 * @param onRefused also called after a lost answer
 */
export function useBuyCard({ onRefused }: { onRefused: () => void }) {
  const navigate = useNavigate();
  const [sent, setSent] = useState({ body: '', key: '' });
  const { send, isPending, error } = useSending(
    ({ key, body }: { key: string; body: Body }) => call(endpoint, { params: { key }, body }),
    {
      onSuccess: (link) => {
        rememberCard(link);
        navigate(`/pay/${link.uid}/${link.hash}`);
      },
      onError: (failure) => {
        if (!ApiError.from(failure).isOutcomeUnknown) setSent({ body: '', key: '' });
        onRefused();
      },
    },
  );
  const buy = (body: Body) => {
    const text = JSON.stringify(body);
    const key = sent.body === text ? sent.key : randomId();
    setSent({ body: text, key });
    send({ key, body });
  };
  return { buy, isPending, error };
}
