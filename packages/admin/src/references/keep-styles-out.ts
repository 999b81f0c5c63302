const id = 'react-aria-pressable-style';

/**
 * react-aria writes a style sheet of its own into the page, which the content security policy refuses and reports. It does not where
 * an element of this id stands; the one rule is in target-picker.module.css.
 */
export function keepStylesOut(): void {
  if (document.getElementById(id)) return;
  const mark = document.createElement('meta');
  mark.id = id;
  document.head.append(mark);
}
