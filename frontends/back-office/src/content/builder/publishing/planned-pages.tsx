import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { dateTimeText } from '@theke/admin/ui/format.ts';
import { sites } from '@theke/contracts/content/site';
import { useState } from 'react';
import { builderMessages } from '../builder-messages.de.ts';
import { useBuilder } from '../shared/builder-context.ts';
import * as css from './publish-dialog.module.css';

const most = 10;

/** Other pages that will be published at a time, the next one first. */
export function PlannedPages({ zone }: { zone: string }) {
  const api = useApi();
  const { site } = useBuilder();
  const [now] = useState(() => new Date().toISOString());
  const { data } = useQuery({
    ...endpointQuery(api, sites.endpoints.list, { query: { filter: { publishAtFrom: now }, pageSize: most } }),
    retry: false,
  });
  const others = (data?.data ?? [])
    .flatMap(({ id, name, publishAt }) => (publishAt && id !== site.id ? [{ id, name, publishAt }] : []))
    .toSorted((one, other) => one.publishAt.localeCompare(other.publishAt));
  if (others.length === 0) return null;
  return (
    <section className={css.inbound} aria-labelledby="planned-pages">
      <h3 id="planned-pages">{builderMessages.publishing.alsoPlanned}</h3>
      <ul>
        {others.map(({ id, name, publishAt }) => (
          <li key={id}>
            <span>{name}</span>
            <span>{dateTimeText(publishAt, zone)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
