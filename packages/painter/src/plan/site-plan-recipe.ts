/** Landscape of a plan: a valley with a river, a village in a valley, a town quarter, mountains. */
export type Land = 'valley' | 'village' | 'quarter' | 'ridge';

/** A site plan (drawPlan). Colours are `#rrggbb`. */
export type PlanRecipe = {
  land: Land;
  width: number;
  height: number;
  paper: string;
  ink: string;
  /** Colour of the plan's subject. */
  mark: string;
  water: string;
  /** Position of the subject, as fractions of width and height. */
  focus: readonly [x: number, y: number];
  river?: boolean;
  rail?: boolean;
  /** The valley runs from top to bottom instead of from side to side. */
  turned?: boolean;
};
