import { useAction } from '@theke/admin/api/use-action.ts';
import * as control from '@theke/admin/forms/editors/control.module.css';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { type ListedSite, moveSites } from '@theke/contracts/content/site-tree';
import { isPathBelow } from '@theke/rules/content/moved-path';
import { pathOf } from '@theke/rules/content/slug';
import { useNotify } from 'ra-core';
import { useId, useState } from 'react';
import * as css from './move-site-dialog.module.css';
import { type PlannedMove, plannedMove } from './path-tree.ts';
import type { WantedMove } from './site-tree-browser.tsx';
import { siteTreeMessages } from './site-tree-messages.de.ts';

const messages = siteTreeMessages.move;
/** Number of moved pages that are listed. */
const maxListed = 5;

type Props = {
  sites: readonly ListedSite[];
  wanted: WantedMove;
  onMoved: (to: string) => void;
  onClose: () => void;
};

/** Asks for the new path of a page and shows which pages move with it and what is in the way. */
export function MoveSiteDialog({ sites, wanted: { from, to }, onMoved, onClose }: Props) {
  const id = useId();
  const notify = useNotify();
  const [typed, setTyped] = useState(`/${to}`);
  const path = pathOf(typed);
  const plan = plannedMove(sites, from, path);
  const { isBusy, problem, run, reset } = useAction(moveSites, {
    invalidates: [['sites'], ['redirects'], ['site-tree']],
    onDone: ({ moved }) => {
      notify(messages.done(moved.length), { type: 'info' });
      onMoved(path);
      onClose();
    },
  });
  const planFault = faultOf(from, path, plan);
  const faults = problem ? problem.errors.map(({ message }) => message) : [];
  const fault = faults.length > 0 ? faults.join(' ') : path === from ? undefined : planFault;
  const canMove = planFault === undefined && plan.moved.length > 0;
  const move = () => canMove && void run({ body: { from, to: path } });
  const name = sites.find((site) => site.path === from)?.name ?? `/${from}`;
  return (
    <DecisionDialog
      title={messages.title(name)}
      label={messages.button}
      busyLabel={isBusy && messages.busy}
      isDisabled={!canMove}
      onDecide={move}
      onClose={onClose}
    >
      <FieldFrame id={id} label={messages.path} hint={path === from ? messages.same : messages.hint} fault={fault}>
        {(attributes) => (
          <input
            {...attributes}
            className={control.control}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              reset();
              setTyped(event.target.value);
            }}
            onKeyDown={(event) => event.key === 'Enter' && move()}
          />
        )}
      </FieldFrame>
      {canMove && <Moved plan={plan} />}
    </DecisionDialog>
  );
}

function faultOf(from: string, to: string, { taken: [first] }: PlannedMove): string | undefined {
  if (to === '') return messages.missing;
  if (to === from) return messages.same;
  if (isPathBelow(to, from)) return messages.own;
  return first && messages.taken(first.site.name, first.to, first.by.name);
}

function Moved({ plan: { moved } }: { plan: PlannedMove }) {
  const isAnyPublished = moved.some(({ site }) => site.state !== 'draft');
  return (
    <div className={css.moved}>
      <p>{messages.pages(moved.length)}</p>
      <ul>
        {moved.slice(0, maxListed).map(({ site, to }) => (
          <li key={site.id}>
            <del>/{site.path}</del> <span className={css.to}>{messages.to}</span> <ins>/{to}</ins>
          </li>
        ))}
      </ul>
      {moved.length > maxListed && <p>{messages.more(moved.length - maxListed)}</p>}
      {isAnyPublished && <p>{messages.redirects}</p>}
    </div>
  );
}
