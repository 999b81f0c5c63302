import type { Sent } from '@theke/contracts/endpoint';
import type { buyGiftCard } from '@theke/contracts/ordering/gift-card-purchase';
import { call, route } from '@theke/ui/api-client';
import { useNavigate } from '../router/place.ts';
import { useKeyedSending } from '../use-keyed-sending.ts';
import { rememberCard } from './own-card.ts';

const endpoint = route<typeof buyGiftCard>('PUT', '/gift-cards/purchases/:key');
type Body = Sent<typeof endpoint>['body'];

/** Begins a purchase and opens its payment page. @param onRefused also called after an unknown outcome */
export function useBuyCard({ onRefused }: { onRefused: () => void }) {
  const navigate = useNavigate();
  const { send, isPending, error } = useKeyedSending(
    ({ key, body }: { key: string; body: Body }) => call(endpoint, { params: { key }, body }),
    {
      onSuccess: (link) => {
        rememberCard(link);
        navigate(`/pay/${link.uid}/${link.hash}`);
      },
      onError: onRefused,
    },
  );
  return { buy: send, isPending, error };
}
