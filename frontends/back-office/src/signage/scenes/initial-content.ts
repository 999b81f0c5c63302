import { initialValue } from '@theke/admin/forms/initial-value.ts';
import { metaOf, type Schema } from '@theke/contracts/field';
import { type ContentOf, type SceneContent, sceneContent } from '@theke/contracts/signage/scene-content';
import type { SceneKind } from '@theke/rules/signage/scene-kinds';
import type { z } from 'zod';

/** Fields of a kind, without the kind itself. */
export function contentFields(kind: SceneKind): [name: string, schema: z.ZodType][] {
  const option = sceneContent.options.find(({ shape }) => shape.kind.value === kind);
  return Object.entries(option?.shape ?? {}).filter(([name]) => name !== 'kind') as [string, z.ZodType][];
}

/** Pictures and videos start empty; their schemas have no empty value. */
const isFile = (schema: Schema) => ['image', 'video'].includes(metaOf(schema).widget ?? '');

/** New content of a kind; fields that the former kind also has keep their values. */
export function initialContent<K extends SceneKind>(kind: K, former?: SceneContent): ContentOf<K> {
  const entries = contentFields(kind).map(([name, schema]) => {
    const kept = former && name in former ? (former as Record<string, unknown>)[name] : undefined;
    return [name, kept ?? (isFile(schema) ? null : initialValue(schema))];
  });
  return { kind, ...Object.fromEntries(entries) } as ContentOf<K>;
}
