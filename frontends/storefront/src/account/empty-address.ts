import type { AccountAddress } from '@theke/contracts/ordering/account';
import { randomId } from '../random-id.ts';

export const emptyAddress = (): AccountAddress => ({
  id: randomId(),
  label: '',
  companyName: '',
  street: '',
  stairway: '',
  floor: '',
  door: '',
  zipCode: '',
  city: '',
  country: 'AT',
});
