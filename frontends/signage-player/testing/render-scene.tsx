import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ContentPackage, PackageScene } from '@theke/contracts/signage/package';
import type { SceneContent } from '@theke/contracts/signage/scene-content';
import { ItemView } from '../src/scenes/item-view.tsx';
import type { ItemViewProps } from '../src/shared/view-props.ts';
import { exampleItem, exampleScene } from './example-content.ts';

type Options = Partial<Omit<ItemViewProps, 'content'>> & { scene?: Partial<PackageScene> };

/** Renders a scene as the player does, at noon of a Wednesday in Vienna. `show` renders it again with other props. */
export function renderScene(
  scene: SceneContent,
  content: ContentPackage,
  { scene: changes, ...options }: Options = {},
) {
  const callbacks = {
    onReady: jest.fn<() => void>(),
    onFailed: jest.fn<(message: string) => void>(),
    onEnded: jest.fn<() => void>(),
  };
  const props: ItemViewProps = {
    item: exampleItem(),
    content: { ...content, scenes: [exampleScene(scene, changes)] },
    now: Date.parse('2026-11-18T12:00:00+01:00'),
    orders: null,
    isActive: true,
    volume: 50,
    ...callbacks,
    ...options,
  };
  const { rerender, container } = render(<ItemView {...props} />);
  return {
    ...callbacks,
    container,
    show: (next: Partial<ItemViewProps>) => rerender(<ItemView {...props} {...next} />),
  };
}
