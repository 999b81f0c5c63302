import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const key = 'theke-single-keys';
const changed = 'theke-single-keys-changed';

/** Whether shortcuts of a single key work on this device. They do unless switched off (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

export function setSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // The browser refuses to store: the default stays.
  }
  window.dispatchEvent(new Event(changed));
}

const listen = (onChange: () => void) => {
  window.addEventListener(changed, onChange);
  return () => window.removeEventListener(changed, onChange);
};
export const useSingleKeys = (): boolean => useSyncExternalStore(listen, areSingleKeysOn);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [contenteditable], [role="textbox"]') !== null);

/**
 * Runs a callback when a single key is pressed outside of fields and dialogs. Does nothing if single keys are switched
 * off.
 */
export function useSingleKey(wanted: string, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== wanted || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (!areSingleKeysOn() || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      press();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [wanted]);
}
