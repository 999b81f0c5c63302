import { sceneImageSizes } from '@theke/contracts/signage/file-urls';
import type { ContentPackage } from '@theke/contracts/signage/package';
import { classNames } from '@theke/ui/class-names';
import * as css from './parts.module.css';
import { Picture } from './picture.tsx';

type Props = { shop: ContentPackage['shop']; className?: string | undefined };

/** A logo that is more than twice as wide as high contains the shop's name. */
const wordMarkRatio = 2;

/** Logo and name of the shop. */
export function ShopSign({ shop: { name, logo }, className }: Props) {
  const isWordMark = (logo?.look?.ratio ?? 1) > wordMarkRatio;
  return (
    <p className={classNames(css.sign, className)}>
      {logo && <Picture image={logo} size={sceneImageSizes.logo} className={css.logo} />}
      {!(logo && isWordMark) && <span>{name}</span>}
    </p>
  );
}
