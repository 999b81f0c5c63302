import type { SameTexts } from '../texts/same-texts.ts';
import type { notConvertible as germanFault, unitTexts as germanUnits } from './units.de.ts';

export const unitTexts: SameTexts<typeof germanUnits> = {
  piece: { label: 'pcs', name: 'piece' },
  serving: { label: 'serv.', name: 'serving' },
  pair: { label: 'pr', name: 'pair' },
  person: { label: 'ppl', name: 'person' },
  package: { label: 'pack', name: 'pack' },
  gram: { label: 'g', name: 'gram' },
  decagram: { label: 'dag', name: 'decagram' },
  kilogram: { label: 'kg', name: 'kilogram' },
  milliliter: { label: 'ml', name: 'millilitre' },
  centiliter: { label: 'cl', name: 'centilitre' },
  deciliter: { label: 'dl', name: 'decilitre' },
  liter: { label: 'l', name: 'litre' },
  millimeter: { label: 'mm', name: 'millimetre' },
  centimeter: { label: 'cm', name: 'centimetre' },
  decimeter: { label: 'dm', name: 'decimetre' },
  meter: { label: 'm', name: 'metre' },
  kilometer: { label: 'km', name: 'kilometre' },
  'square-millimeter': { label: 'mm²', name: 'square millimetre' },
  'square-centimeter': { label: 'cm²', name: 'square centimetre' },
  'square-decimeter': { label: 'dm²', name: 'square decimetre' },
  'square-meter': { label: 'm²', name: 'square metre' },
  'cubic-millimeter': { label: 'mm³', name: 'cubic millimetre' },
  'cubic-centimeter': { label: 'cm³', name: 'cubic centimetre' },
  'cubic-decimeter': { label: 'dm³', name: 'cubic decimetre' },
  'cubic-meter': { label: 'm³', name: 'cubic metre' },
};

export const notConvertible: SameTexts<typeof germanFault> = (from, to) =>
  `This product cannot be converted from ${from} to ${to}. Please choose another unit.`;
