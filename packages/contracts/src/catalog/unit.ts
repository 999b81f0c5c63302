import { unitNames } from '@theke/rules/units/units';
import { z } from 'zod';

/** The unit catalogue's names (UNIT-01 to UNIT-06); factors and German labels are in `@theke/rules/units/units`. */
export const unit = z.enum(unitNames);

export const calculationModel = z.enum(['fixed', 'approximate', 'minimum']);
