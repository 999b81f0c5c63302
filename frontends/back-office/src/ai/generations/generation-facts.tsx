import { useShop } from '@theke/admin/api/shop.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { costText } from '@theke/admin/generation/cost-text.ts';
import { FactList } from '@theke/admin/ui/fact-list.tsx';
import { dateTimeText } from '@theke/admin/ui/format.ts';
import type { GenerationDetail, GenerationUse } from '@theke/contracts/ai/generation';
import { Link } from 'react-router';
import * as css from './generation-page.module.css';
import { GenerationState } from './generation-state.tsx';
import { generationsMessages } from './generations-messages.de.ts';

/** Pages of subjects by use. Of a teaser, the service does not store whether it is a post or a project. */
const subjectPaths: Partial<Record<GenerationUse, (id: string) => string>> = {
  page: (id) => `/sites/${id}/editor`,
  block: (id) => `/sites/${id}/editor`,
  'search-result': (id) => `/sites/${id}/editor`,
  'product-description': (id) => `/products/${id}`,
  'branch-description': (id) => `/branches/${id}`,
  'picture-description': (id) => `/images/${id}`,
  'rating-answer': (id) => `/orders/${id}`,
};

/** Names and values of a job. */
export function GenerationFacts({ generation }: { generation: GenerationDetail }) {
  const { use, subject, state, failure, brief, model, inputTokens, outputTokens, cost, reserved } = generation;
  const zone = useZoneOf()();
  const { currency } = useShop().config;
  const subjectPath = subject === null ? undefined : subjectPaths[use]?.(subject);
  const isCounted = inputTokens !== null || outputTokens !== null;
  return (
    <FactList
      className={css.facts}
      facts={[
        [generationsMessages.state, <GenerationState key="state" state={state} />],
        [generationsMessages.failure, failure],
        [
          generationsMessages.subject,
          subjectPath && (
            <Link key="subject" to={subjectPath}>
              {generationsMessages.openSubject}
            </Link>
          ),
        ],
        [generationsMessages.brief, brief],
        [generationsMessages.by, generation.createdBy],
        [generationsMessages.when, dateTimeText(generation.createdAt, zone)],
        [generationsMessages.finished, generation.finishedAt && dateTimeText(generation.finishedAt, zone)],
        [generationsMessages.model, model],
        [
          generationsMessages.tokens,
          isCounted &&
            generationsMessages.tokensOf(
              (inputTokens ?? 0).toLocaleString('de-AT'),
              (outputTokens ?? 0).toLocaleString('de-AT'),
            ),
        ],
        [
          generationsMessages.cost,
          cost === null
            ? reserved > 0 && generationsMessages.reserved(costText(reserved, currency))
            : costText(cost, currency),
        ],
      ]}
    />
  );
}
