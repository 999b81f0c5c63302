import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { readInboundLinks } from '@theke/contracts/content/inbound-link';
import { icon } from '@theke/ui/icon';
import { Check, CornerDownRight } from 'lucide-react';
import { builderMessages } from '../builder-messages.de.ts';
import * as css from './publish-dialog.module.css';

const texts = builderMessages.publishing.inbound;

/** Entries that lead to the old path, and how they get to the new one. */
export function InboundLinkList({ site }: { site: string }) {
  const api = useApi();
  const { data, isError } = useQuery({
    ...endpointQuery(api, readInboundLinks, { params: { id: site } }),
    staleTime: 0,
    retry: false,
  });
  if (isError) return <p>{texts.failed}</p>;
  if (!data) return null;
  const { links, isPartial } = data;
  return (
    <section className={css.inbound} aria-labelledby="inbound-links">
      <h3 id="inbound-links">{texts.title(links.length, isPartial)}</h3>
      <ul>
        {links.map(({ resource, id, name, by }) => (
          <li key={`${resource} ${id} ${by}`}>
            <span>
              {texts.resources[resource]}: {name}
            </span>
            <span className={css.way}>
              {by === 'reference' ? <Check {...icon} size={14} /> : <CornerDownRight {...icon} size={14} />}
              {texts.ways[by]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
