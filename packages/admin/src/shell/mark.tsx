import { imageUrl } from '@theke/ui/image-url';
import { useShop } from '../api/shop.ts';
import * as css from './mark.module.css';

/** The tenant's logo, or the default icon in its colours, drawn by the gateway. */
export function Mark({ size = 30 }: { size?: number }) {
  const { logo, version } = useShop().config;
  const source = logo ? imageUrl(logo, 'thumbnail') : `/icon.svg?v=${version}`;
  return <img className={css.mark} src={source} alt="" width={size} height={size} />;
}
