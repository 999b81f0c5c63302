import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { listFacts } from '@theke/contracts/content/facts';
import { type Fact, factKinds } from '@theke/rules/content/facts';
import { Dialog } from '@theke/ui/dialog';
import { useDeferredValue, useState } from 'react';
import { FactChoice } from './fact-choice.tsx';
import * as css from './fact-dialog.module.css';
import { factMessages } from './fact-messages.de.ts';
import { LineField } from './line-field.tsx';

type Props = { onInsert: (fact: Fact) => void; onClose: () => void };

/** Dialog that finds a product or branch by name and inserts one of its facts (FACT-05). */
export function FactDialog({ onInsert, onClose }: Props) {
  const api = useApi();
  const [searchText, setSearchText] = useState('');
  const q = useDeferredValue(searchText);
  const { data, isError } = useQuery({
    ...endpointQuery(api, listFacts, { query: { q } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog title={factMessages.title} closeLabel={messages.close} onClose={onClose}>
      <LineField
        label={factMessages.search}
        hint={factMessages.hint}
        autoComplete="off"
        value={searchText}
        onChange={setSearchText}
      />
      {isError && <p role="alert">{factMessages.failed}</p>}
      {!data && !isError && <p role="status">{messages.loading}</p>}
      {data?.length === 0 && <p role="status">{factMessages.none}</p>}
      {data && data.length > 0 && (
        <ul className={css.found}>
          {data.map((subject) => (
            <li key={subject.id}>
              <b>{subject.name}</b> <span>{factMessages.of[subject.of]}</span>
              <FactChoice
                subject={subject}
                kinds={factKinds.filter((kind) => subject.texts[kind] !== undefined)}
                onChoose={(kind) => {
                  onInsert({ kind, id: subject.id });
                  onClose();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
