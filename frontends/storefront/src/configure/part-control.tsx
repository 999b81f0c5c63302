import { optionImage } from '@theke/contracts/catalog/option-drawing';
import type { Product } from '@theke/contracts/catalog/product';
import type { Option, Part, PartValue } from '@theke/rules/products/configuration';
import { translated } from '@theke/rules/texts/translated';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { imageUrl } from '@theke/ui/image-url';
import { langAttributes } from '@theke/ui/lang-attributes';
import { pictureStyle } from '@theke/ui/picture-style';
import { TextArea } from '@theke/ui/text-area';
import { TextInput } from '@theke/ui/text-input';
import { Check, CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { lazyPage } from '../lazy-page.tsx';
import { Allergens } from '../menu/allergens.tsx';
import { longestWord } from '../menu/long-name.ts';
import { messages } from '../messages.de.ts';
import * as tile from '../tile.module.css';
import { configureMessages } from './configure-messages.de.ts';
import { optionPrice } from './option-price.ts';
import * as css from './part-control.module.css';
import { isUploadPart } from './upload/upload-values.ts';

// Loaded lazily: few products require a file.
const UploadControl = lazyPage(
  async () => ({
    default: (await import(/* webpackChunkName: "upload" */ './upload/upload-control.tsx')).UploadControl,
  }),
  null,
);

type Props = {
  part: Part;
  value: PartValue;
  /** Products that the options of a bundle refer to, and which are sold out. */
  products: readonly Product[];
  soldOut: readonly string[];
  currency: string;
  isPriceHidden: boolean;
  /** Whether ingredients have pictures. */
  isDrawn: boolean;
  error: string | undefined;
  onChange: (value: PartValue) => void;
  /** Reports running uploads; the answer is incomplete until they finish. */
  onBusy: (isBusy: boolean) => void;
};

/** One question of a configuration: options, files or a text. */
export function PartControl(props: Props) {
  const { part, value, error, onChange } = props;
  if (part.type === 'select' || part.type === 'multiselect') return <Choices {...props} />;
  if (isUploadPart(part)) return <UploadControl {...props} part={part} />;
  const shared = {
    label: translated(part, 'name'),
    hint: translated(part, 'description') || undefined,
    optional: part.optional ? configureMessages.optional : undefined,
    error,
    className: css.part,
    value: typeof value === 'string' ? value : '',
  };
  return part.type === 'textarea' ? (
    <TextArea {...shared} maxLength={2000} onChange={(event) => onChange(event.target.value)} />
  ) : (
    <TextInput {...shared} maxLength={2000} onChange={(event) => onChange(event.target.value)} />
  );
}

function Choices({ part, value, products, soldOut, currency, isPriceHidden, isDrawn, error, onChange }: Props) {
  const id = useId();
  const isMany = part.type === 'multiselect';
  const names: readonly string[] = typeof value === 'string' ? [value] : (value ?? []);
  const options = part.options ?? [];
  const pictures = isDrawn ? options.map(optionImage) : [];
  // Pictures are shown only if at least half of the options have one.
  const hasPictures = pictures.filter(Boolean).length * 2 >= Math.max(1, options.length);
  // Options are shown in two columns if no word is too long for half of the width.
  const isFree = options.every(changesNoPrice);
  const longest = Math.max(...options.map((option) => longestWord(translated(option, 'name'))));
  const isInColumns = isMany && options.length > 5 && longest < (hasPictures ? 13 : 18);
  const choose = ({ name }: Option) => {
    if (!isMany) return onChange(name);
    // Keeps the order of the definition, regardless of the order of clicks.
    const next = new Set(names.includes(name) ? names.filter((each) => each !== name) : [...names, name]);
    onChange(options.map((option) => option.name).filter((each) => next.has(each)));
  };
  return (
    <fieldset className={css.part} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={css.ask}>
        <h3 {...langAttributes(part, 'name')}>{translated(part, 'name')}</h3>
        <span>
          {isMany && names.length > 0
            ? configureMessages.chosen(names.length)
            : part.optional && configureMessages.optional}
        </span>
      </legend>
      {part.description && (
        <p {...langAttributes(part, 'description')} className={css.description}>
          {translated(part, 'description')}
        </p>
      )}
      <div className={classNames(css.options, isInColumns && css.many)}>
        {options.map((option, index) => {
          const picture = hasPictures ? pictures[index] : undefined;
          const isOn = names.includes(option.name);
          const product = products.find(({ id: each }) => each === option.product?.id);
          const isSoldOut = product !== undefined && soldOut.includes(product.id);
          return (
            <label
              key={option.name}
              className={classNames(css.option, product && css.dish, hasPictures && css.pictured, isSoldOut && css.out)}
            >
              <input
                className={tile.unseen}
                type={isMany ? 'checkbox' : 'radio'}
                name={id}
                checked={isOn}
                // A sold-out option that was chosen before can still be deselected.
                disabled={isSoldOut && !(isMany && isOn)}
                onChange={() => choose(option)}
                // Clicking the chosen option of an optional question again deselects it (PRODUCT-06).
                onClick={() => !isMany && isOn && part.optional && onChange(null)}
              />
              {isMany ? (
                <span className={css.box}>
                  <Check {...icon} size={16} strokeWidth={2.25} />
                </span>
              ) : (
                <span className={css.radio} />
              )}
              {hasPictures && (
                <span className={css.sketch}>
                  {picture && <img src={imageUrl(picture, 'thumbnail')} alt="" width="40" height="40" loading="lazy" />}
                </span>
              )}
              {product ? (
                <Contained product={product} />
              ) : (
                <span>
                  <span {...langAttributes(option, 'name')} className={css.name}>
                    {translated(option, 'name')}
                  </span>{' '}
                  <Allergens letters={option.allergens ?? []} />
                </span>
              )}
              <span className={css.price}>
                {isSoldOut
                  ? messages.menu.soldOut
                  : !isPriceHidden && !isFree && !(product && changesNoPrice(option)) && optionPrice(option, currency)}
              </span>
            </label>
          );
        })}
      </div>
      {error && (
        <p id={`${id}-error`} className={css.error} role="alert">
          <CircleAlert {...icon} size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}

/**
 * Whether an option does not change the price. Such prices are hidden if all options are free, and for dishes in a
 * set menu.
 */
const changesNoPrice = ({ modifier, value }: Option): boolean => !value && modifier !== 'overwrite';

/** A product within a bundle, with its picture and allergens. */
function Contained({ product }: { product: Product }) {
  const { images, allergens } = product;
  const [picture] = images;
  return (
    <span className={css.contained}>
      {picture && <img style={pictureStyle(picture)} src={imageUrl(picture, 'thumbnail')} alt="" loading="lazy" />}
      <span>
        <span {...langAttributes(product, 'name')} className={css.name}>
          {translated(product, 'name')}
        </span>{' '}
        <Allergens letters={allergens} />
        {product.description && (
          <span {...langAttributes(product, 'description')} className={css.about}>
            {translated(product, 'description')}
          </span>
        )}
      </span>
    </span>
  );
}
