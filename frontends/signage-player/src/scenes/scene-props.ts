import type { PackageScene } from '@theke/contracts/signage/package';
import type { ContentOf } from '@theke/contracts/signage/scene-content';
import type { SceneKind } from '@theke/rules/signage/scene-kinds';
import type { ItemViewProps } from '../shared/view-props.ts';

/** Props of the component of a kind of scene. */
export type SceneProps<K extends SceneKind> = ItemViewProps & {
  readonly look: PackageScene['look'];
  /** Last local date on which the scene is shown. */
  readonly validUntil: string | null;
  readonly scene: ContentOf<K>;
};
