import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { initialValue } from '@theke/admin/forms/initial-value.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { ToolButton } from '@theke/admin/ui/tool-button.tsx';
import type { NavigationItemType } from '@theke/contracts/content/navigation';
import { elementOf, metaOf, shapeOf } from '@theke/contracts/field';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type LucideIcon, X } from 'lucide-react';
import type { z } from 'zod';
import {
  changeItem,
  type MenuItem,
  type MenuPath,
  maxLevel,
  moveItem,
  placeAfterStep,
  removeItem,
  type Step,
} from './menu-tree.ts';
import * as css from './navigation-items-editor.module.css';
import { navigationMessages } from './navigation-messages.de.ts';
import type { MenuTarget } from './use-menu-targets.ts';

/** Target field of an item by its type; the home page has none. */
const targets: Readonly<Record<NavigationItemType, string | undefined>> = {
  home: undefined,
  site: 'site',
  branch: 'branch',
  link: 'url',
};
const steps: readonly (readonly [Step, LucideIcon])[] = [
  ['up', ArrowUp],
  ['down', ArrowDown],
  ['out', ArrowLeft],
  ['in', ArrowRight],
];

type Props = {
  name: string;
  /** Schema of the whole menu's items. */
  schema: z.ZodType;
  items: readonly MenuItem[];
  item: MenuItem;
  path: MenuPath;
  targetOf: (item: MenuItem) => MenuTarget;
  onChange: (items: MenuItem[], selected: MenuPath) => void;
  onClose: () => void;
};

/** Fields of one menu item, and its moves for those who do not drag. */
export function MenuItemDetails({ name, schema, items, item, path, targetOf, onChange, onClose }: Props) {
  const element = elementAt(schema, path.length);
  const shape = shapeOf(element) as Record<string, z.ZodType>;
  const target = targets[item.type];
  const label = navigationMessages.item(item.label);
  const { issue } = targetOf(item);
  const isHeading = issue === 'none' && (item.children?.length ?? 0) > 0;
  const fields = ['label', 'type', ...(target ? [target] : []), 'isEnabled'];

  function step(one: Step) {
    const place = placeAfterStep(items, path, one);
    const moved = place && moveItem(items, path, place);
    if (moved) onChange(moved.items, moved.path);
  }
  function addBelow() {
    const child = initialValue(elementAt(schema, path.length + 1)) as MenuItem;
    const children = item.children ?? [];
    onChange(changeItem(items, path, { children: [...children, child] }), [...path, children.length]);
  }
  return (
    <section className={css.details} aria-label={navigationMessages.details(label)}>
      <div className={css.steps}>
        <h3>{label}</h3>
        {steps.map(([one, Icon]) => (
          <ToolButton
            key={one}
            label={navigationMessages.stepped(navigationMessages.step[one], label)}
            Icon={Icon}
            disabled={placeAfterStep(items, path, one) === undefined}
            onClick={() => step(one)}
          />
        ))}
        <span className={css.close}>
          <ToolButton label={messages.close} Icon={X} onClick={onClose} />
        </span>
      </div>
      {fields.map((key) => {
        const inner = shape[key] as z.ZodType;
        return <FieldEditor key={key} name={`${name}.${key}`} schema={inner} meta={metaOf(inner)} />;
      })}
      {issue && !isHeading && <Notice kind="soon">{navigationMessages.issueHints[issue]}</Notice>}
      <div className={css.buttons}>
        {path.length < maxLevel && (
          <Button kind="second" size="small" type="button" onClick={addBelow}>
            {navigationMessages.addBelow}
          </Button>
        )}
        <Button
          kind="quiet"
          size="small"
          type="button"
          onClick={() => onChange(removeItem(items, path), neighbourOf(path))}
        >
          {navigationMessages.remove}
        </Button>
      </div>
    </section>
  );
}

/** Schema of an item at a level. */
function elementAt(schema: z.ZodType, level: number): z.ZodType {
  const element = elementOf(schema) as z.ZodType;
  return level === 1 ? element : elementAt((shapeOf(element) as { children: z.ZodType }).children, level - 1);
}

/** The item that is selected after one was removed: the one before it, or its parent. */
function neighbourOf(path: MenuPath): MenuPath {
  const index = path.at(-1) as number;
  return index > 0 || path.length === 1 ? path.with(-1, Math.max(0, index - 1)) : path.slice(0, -1);
}
