import { useMutation } from '@tanstack/react-query';
import { messages as office } from '@theke/admin/messages.de.ts';
import { CopyField } from '@theke/admin/ui/copy-field.tsx';
import { Switch } from '@theke/admin/ui/switch.tsx';
import type { ConnectionCheck } from '@theke/contracts/payments/payment-provider';
import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { type FormEvent, type ReactNode, useId } from 'react';
import * as css from './account-form.module.css';
import { messages } from './messages.de.ts';

type Props = {
  name: string;
  text: string;
  /** "Testmodus", "Echtes Geld". */
  mode: string | undefined;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  isReadable: boolean;
  canStore: boolean;
  webhookPath: string;
  webhookText: string;
  isSaving: boolean;
  problems: readonly string[];
  /** Tests the stored credentials with the provider. */
  check: (() => Promise<ConnectionCheck>) | undefined;
  onSave: () => void;
  /** The provider's own fields. */
  children: ReactNode;
};

/** Form for the account at a payment provider: switch, credentials, webhook URL. */
export function AccountForm(props: Props) {
  const { name, text, mode, isOn, canStore, check, children } = props;
  const title = useId();
  const checking = useMutation({ mutationFn: async () => check?.() });
  const problem = checking.error && ApiError.from(checking.error).message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    checking.reset();
    props.onSave();
  };
  return (
    <section className={css.account} aria-labelledby={title}>
      <header>
        <h2 id={title}>{name}</h2>
        {mode && <span className={css.mode}>{mode}</span>}
      </header>
      <p>{text}</p>
      <form onSubmit={submit} noValidate>
        {!props.isReadable && <Notice kind="late">{messages.unreadable}</Notice>}
        {props.problems.map((message) => (
          <Notice key={message} kind="late" role="alert">
            {message}
          </Notice>
        ))}
        <div className={css.switch}>
          <Switch id={`${title}-on`} isOn={isOn} isDisabled={!canStore} onChange={props.onSwitch} />
          <label htmlFor={`${title}-on`}>{isOn ? messages.isOn : messages.isOff}</label>
        </div>
        {children}
        <div>
          <CopyField label={messages.webhook} value={`${window.location.origin}${props.webhookPath}`} />
          <p className={css.hint}>{props.webhookText}</p>
        </div>
        <div className={css.actions}>
          <Button type="submit" disabled={!canStore} busyLabel={props.isSaving && office.working}>
            {messages.save(name)}
          </Button>
          {check && (
            <Button kind="second" busyLabel={checking.isPending && messages.checking} onClick={() => checking.mutate()}>
              {messages.check}
            </Button>
          )}
        </div>
        {(checking.data || problem) && (
          <Notice kind={checking.data?.isWorking ? 'ok' : 'late'} role="status">
            {checking.data?.message ?? problem}
          </Notice>
        )}
      </form>
    </section>
  );
}
