import { metaOf } from '@theke/contracts/field';
import type { StoredSecret } from '@theke/contracts/stored-secret';
import type { z } from 'zod';
import { SecretInput } from './secret-input.tsx';

type Props<Name extends string> = {
  /** Fields in display order. */
  shape: Readonly<Record<NoInfer<Name>, z.ZodType>>;
  stored: Readonly<Record<NoInfer<Name>, StoredSecret>>;
  entered: Readonly<Record<Name, string>>;
  faultOf: (name: NoInfer<Name>) => string | undefined;
  isDisabled: boolean;
  onEnter: (entered: Record<NoInfer<Name>, string>) => void;
};

/** Inputs for all secrets of an account. */
export const SecretInputs = <Name extends string>(props: Props<Name>) => {
  const { shape, stored, entered, faultOf, isDisabled, onEnter } = props;
  return (Object.keys(entered) as Name[]).map((name) => (
    <SecretInput
      key={name}
      label={metaOf(shape[name]).title ?? name}
      hint={metaOf(shape[name]).hint}
      stored={stored[name]}
      value={entered[name]}
      error={faultOf(name)}
      isDisabled={isDisabled}
      onChange={(value) => onEnter({ ...entered, [name]: value })}
    />
  ));
};

/** Returns the secrets that were entered; an empty one keeps its stored value. */
export const enteredSecrets = (entered: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== ''));
