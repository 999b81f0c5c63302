import { useApi } from '@theke/admin/api/office-api.ts';
import { streamSiteEditing } from '@theke/contracts/content/site-editing';
import type { EditingSession } from '@theke/rules/content/editing/editing-session';
import { urlOf } from '@theke/ui/api-client';
import { useLiveUpdates } from '@theke/ui/live-updates';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { makeEditQueue } from './edit-queue.ts';
import { siteTransport } from './edit-transport.ts';
import { holdSession, openUnsentEdits } from './unsent-edits.ts';

/** Interval of presence reports in ms. */
const reportEvery = 10_000;

/** The queue of a page that is open in the editor, with its connection to the server. */
export function useEditQueue(site: string, session: EditingSession) {
  const api = useApi();
  const [queue] = useState(() =>
    makeEditQueue({ site, session, transport: siteTransport(api, site), store: openUnsentEdits() }),
  );
  const editing = useSyncExternalStore(queue.subscribe, queue.current);

  useLiveUpdates(urlOf(streamSiteEditing, { params: { id: site } }), () => void queue.report());

  useEffect(() => {
    const { release } = holdSession(session.session);
    queue.open();
    const timer = setInterval(() => void queue.report(), reportEvery);
    const send = () => void queue.flush();
    window.addEventListener('online', send);
    const leave = () => {
      send();
      queue.leave();
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && void queue.report();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      void queue.flush();
      queue.close();
      queue.leave();
      release();
    };
  }, [queue, session.session]);
  return { queue, editing };
}
