import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { ChevronDown } from 'lucide-react';
import { type Ref, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import {
  Button,
  ComboBox,
  ComboBoxStateContext,
  I18nProvider,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components';
import type { AnyResource, OfficeRecord } from '../api/resource.ts';
import { type ControlProps, labelIdOf } from '../forms/editors/field-frame.tsx';
import { messages } from '../messages.de.ts';
import { useSettled } from '../ui/use-settled.ts';
import { keepStylesOut } from './keep-styles-out.ts';
import type { Target } from './target.ts';
import * as css from './target-picker.module.css';
import { useTargetSearch } from './use-target-search.ts';

const referencesMessages = messages.references;
/** Key of the option that clears the choice. */
const none = 'none';
/** Debounce delay of the search, in ms. */
const pauseMs = 200;

export type TargetPickerProps = {
  control: ControlProps;
  resource: AnyResource;
  /** Label of the chosen entry; '' if there is none. */
  chosen: string;
  /** Ids that are not offered. */
  without?: readonly string[];
  isMeant?: ((record: OfficeRecord) => boolean) | undefined;
  /** If set, the choice can be cleared; label of that option: "Keine Angabe", "Alle". */
  unsetLabel?: string;
  placeholder?: string;
  /** Without a border, for use inside a frame that has one. */
  isBare?: boolean;
  ref?: Ref<HTMLInputElement>;
  onBlur?: () => void;
  onChoose: (target: Target | undefined) => void;
};

keepStylesOut();

/** Combo box for one entry of a resource, searched on the server while typing. */
export function TargetPicker(props: TargetPickerProps) {
  const { control, resource, chosen, without = [], isMeant, unsetLabel, placeholder, isBare = false } = props;
  const field = useRef<HTMLDivElement>(null);
  const close = useRef<() => void>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  // Typed text is kept while the field has focus; after that it shows the choice.
  const [typed, setTyped] = useState<string>();
  const settled = useSettled(typed ?? '', pauseMs);
  const search = useTargetSearch(resource, typed ? settled : '', { enabled: isOpen, isMeant });
  const targets = search.targets.filter(({ id }) => !without.includes(id));
  const items = unsetLabel && !typed ? [{ id: none, label: unsetLabel }, ...targets] : targets;
  return (
    <I18nProvider locale="de-AT">
      <ComboBox
        id={control.id}
        aria-labelledby={labelIdOf(control.id)}
        {...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] })}
        isInvalid={control['aria-invalid'] === true}
        items={items}
        inputValue={typed ?? chosen}
        onInputChange={setTyped}
        selectedKey={null}
        onSelectionChange={(key) => {
          if (key === null) return;
          setTyped(undefined);
          // react-aria closes the list only if the selected key is kept; this field clears the key and shows the
          // label.
          close.current?.();
          props.onChoose(targets.find(({ id }) => id === key));
        }}
        onOpenChange={setIsOpen}
        onFocusChange={(isFocused) => {
          setTyped(undefined);
          if (!isFocused) props.onBlur?.();
        }}
        defaultFilter={() => true}
        // Opens the list on input. Opening on every text change would reopen it after a choice.
        menuTrigger="manual"
        allowsEmptyCollection
        className={css.picker ?? ''}
      >
        <div ref={field} className={css.field}>
          <PickerInput
            closeRef={close}
            {...(props.ref && { ref: props.ref })}
            className={classNames(css.input, isBare && css.bare)}
            placeholder={placeholder}
          />
          <Button className={css.open ?? ''} aria-label={referencesMessages.open}>
            <ChevronDown {...icon} size={16} />
          </Button>
        </div>
        {/*
         * Elements outside a native dialog are inert, and a press outside a popover closes it: so the list is
         * rendered inside.
         */}
        <Popover
          className={css.popover ?? ''}
          triggerRef={field}
          offset={4}
          UNSTABLE_portalContainer={field.current?.closest<HTMLElement>('dialog, [popover]') ?? document.body}
        >
          <ListBox
            className={css.list ?? ''}
            renderEmptyState={() => (
              <p className={css.note}>
                {search.hasFailed
                  ? referencesMessages.failed
                  : search.isLoading
                    ? messages.loading
                    : messages.list.noMatch}
              </p>
            )}
          >
            {({ id, label }: Target) => (
              <ListBoxItem id={id} textValue={label} className={css.option ?? ''}>
                {label}
              </ListBoxItem>
            )}
          </ListBox>
          {search.further > 0 && <p className={css.note}>{referencesMessages.further(search.further)}</p>}
        </Popover>
      </ComboBox>
    </I18nProvider>
  );
}

type InputProps = {
  ref?: Ref<HTMLInputElement>;
  closeRef: RefObject<(() => void) | undefined>;
  className: string;
  placeholder: string | undefined;
};

/** Input that opens the list on press, like a select. */
function PickerInput({ placeholder, closeRef, ...props }: InputProps) {
  const state = useContext(ComboBoxStateContext);
  useEffect(() => {
    closeRef.current = () => state?.close();
  });
  return (
    <Input
      {...props}
      {...(placeholder && { placeholder })}
      onInput={() => state?.open(null, 'manual')}
      // Escape closes the list only, not the surrounding dialog or popover.
      onKeyDown={(event) => state?.isOpen && event.key === 'Escape' && event.preventDefault()}
      onClick={(event) => {
        if (state?.isOpen) return;
        event.currentTarget.select();
        state?.open(null, 'manual');
      }}
    />
  );
}
