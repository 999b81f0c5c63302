import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DialogForm } from '@theke/admin/ui/dialog-form.tsx';
import {
  applyWeekTemplate,
  createWeekTemplate,
  deleteWeekTemplate,
  listWeekTemplates,
  type WeekTemplate,
} from '@theke/contracts/time-tracking/week-template';
import type { LocalDate } from '@theke/rules/time/local-time';
import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { Notice } from '@theke/ui/notice';
import { TextInput } from '@theke/ui/text-input';
import { useToast } from '@theke/ui/toast';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as lineCss from '../shared/lines.module.css';
import { planMessages } from './plan-messages.de.ts';
import { weekText } from './plan-week.ts';
import * as css from './planning.module.css';

const templatesMessages = planMessages.templates;

type Props = { branch: string; monday: LocalDate; onDone: () => Promise<unknown>; onClose: () => void };

/** Dialog for templates of a branch's weeks: applies one to the displayed week, or saves that as a new one. */
export function TemplateDialog({ branch, monday, onDone, onClose }: Props) {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const query = { filter: { branch }, sort: 'name', pageSize: 100 };
  const { data, isError, refetch } = useQuery({ ...endpointQuery(api, listWeekTemplates, { query }), staleTime: 0 });

  async function run(what: string, failed: string, work: () => Promise<unknown>) {
    setBusy(what);
    setProblem(undefined);
    try {
      await work();
      await client.invalidateQueries({ queryKey: ['week-templates'] });
    } catch (error) {
      setProblem(`${failed} ${ApiError.from(error).message}`);
    }
    setBusy(undefined);
  }
  const apply = ({ id }: WeekTemplate) =>
    run(`apply ${id}`, planMessages.createFailed, async () => {
      const { copied, left } = await api(applyWeekTemplate, { params: { id }, body: { monday } });
      await onDone();
      toast({ text: planMessages.copied(copied, left) });
      onClose();
    });
  const remove = ({ id }: WeekTemplate) =>
    run(`remove ${id}`, templatesMessages.removeFailed, () => api(deleteWeekTemplate, { params: { id } }));
  function save() {
    setTried(true);
    if (name.trim() === '') return;
    void run('save', templatesMessages.saveFailed, async () => {
      await api(createWeekTemplate, { body: { branch: { id: branch }, monday, name } });
      setName('');
      setTried(false);
    });
  }
  return (
    <Dialog title={templatesMessages.title} closeLabel={messages.close} onClose={onClose}>
      {problem && (
        <Notice kind="late" role="alert">
          {problem}
        </Notice>
      )}
      {!data && isError && (
        <ErrorPanel message={templatesMessages.failed} retryLabel={messages.retry} onRetry={() => void refetch()} />
      )}
      {data?.data.length === 0 && <p>{templatesMessages.none}</p>}
      {data && data.data.length > 0 && (
        <ul className={lineCss.lines}>
          {data.data.map((template) => (
            <li key={template.id} className={css.template}>
              <span className={css.templateName}>
                <b>{template.name}</b>
                <small>{templatesMessages.about(template.shifts, template.people)}</small>
              </span>
              <Button
                kind="second"
                size="small"
                aria-label={templatesMessages.applyThis(template.name)}
                busyLabel={busy === `apply ${template.id}` && messages.working}
                onClick={() => void apply(template)}
              >
                {templatesMessages.apply}
              </Button>
              <IconButton label={templatesMessages.removeThis(template.name)} onClick={() => void remove(template)}>
                <Trash2 {...icon} size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <DialogForm className={css.templateForm} onSubmit={save}>
        <TextInput
          label={templatesMessages.name(weekText(monday))}
          maxLength={60}
          error={isTried && name.trim() === '' ? planMessages.dialog.missing : undefined}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button kind="second" busyLabel={busy === 'save' && messages.working} onClick={save}>
          {templatesMessages.save}
        </Button>
      </DialogForm>
    </Dialog>
  );
}
