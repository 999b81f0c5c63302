import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DialogForm } from '@theke/admin/ui/dialog-form.tsx';
import {
  applyWeekTemplate,
  createWeekTemplate,
  deleteWeekTemplate,
  listWeekTemplates,
} from '@theke/contracts/time-tracking/week-template';
import type { LocalDate } from '@theke/rules/time/local-time';
import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { TextInput } from '@theke/ui/text-input';
import { useToast } from '@theke/ui/toast';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as lineCss from '../shared/lines.module.css';
import { Refusal } from '../shared/refusal.tsx';
import { planMessages } from './plan-messages.de.ts';
import { weekText } from './plan-week.ts';
import * as css from './planning.module.css';

const templatesMessages = planMessages.templates;

type Props = { branch: string; monday: LocalDate; onDone: () => Promise<unknown>; onClose: () => void };

/** Dialog for templates of a branch's weeks: applies one to the displayed week, or saves that as a new one. */
export function TemplateDialog({ branch, monday, onDone, onClose }: Props) {
  const api = useApi();
  const toast = useToast();
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const query = { filter: { branch }, sort: 'name', pageSize: 100 };
  const { data, isError, refetch } = useQuery({ ...endpointQuery(api, listWeekTemplates, { query }), staleTime: 0 });

  const invalidates = [['week-templates']];
  const applying = useAction(applyWeekTemplate, {
    invalidates,
    onDone: async ({ copied, left }) => {
      await onDone();
      toast({ text: planMessages.copied(copied, left) });
      onClose();
    },
  });
  const removing = useAction(deleteWeekTemplate, { invalidates });
  const saving = useAction(createWeekTemplate, {
    invalidates,
    onDone: () => {
      setName('');
      setTried(false);
    },
  });
  const forgetProblems = () => {
    for (const { reset, problem } of [applying, removing, saving]) if (problem) reset();
  };
  function save() {
    setTried(true);
    if (name.trim() === '') return;
    forgetProblems();
    void saving.run({ body: { branch: { id: branch }, monday, name } });
  }
  return (
    <Dialog title={templatesMessages.title} closeLabel={messages.close} onClose={onClose}>
      <Refusal failed={planMessages.createFailed} problem={applying.problem} />
      <Refusal failed={templatesMessages.removeFailed} problem={removing.problem} />
      <Refusal failed={templatesMessages.saveFailed} problem={saving.problem} />
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
                busyLabel={applying.isBusy && applying.input?.params.id === template.id && messages.working}
                onClick={() => {
                  forgetProblems();
                  void applying.run({ params: { id: template.id }, body: { monday } });
                }}
              >
                {templatesMessages.apply}
              </Button>
              <IconButton
                label={templatesMessages.removeThis(template.name)}
                onClick={() => {
                  forgetProblems();
                  void removing.run({ params: { id: template.id } });
                }}
              >
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
        <Button kind="second" busyLabel={saving.isBusy && messages.working} onClick={save}>
          {templatesMessages.save}
        </Button>
      </DialogForm>
    </Dialog>
  );
}
