const id = 'react-aria-pressable-style';

/**
 * react-aria injects a `<style>` element, which the content security policy refuses and reports. It skips that if an
 * element with this id exists; its one rule is in target-picker.module.css.
 */
export function keepStylesOut(): void {
  if (document.getElementById(id)) return;
  const mark = document.createElement('meta');
  mark.id = id;
  document.head.append(mark);
}
