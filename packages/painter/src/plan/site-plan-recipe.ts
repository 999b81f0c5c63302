/** What the land of a plan is: a valley with its river, a village in one, a quarter of a town, mountains. */
export type Land = 'valley' | 'village' | 'quarter' | 'ridge';

/** A site plan (drawPlan). Colours are `#rrggbb`. */
export type PlanRecipe = {
  land: Land;
  width: number;
  height: number;
  paper: string;
  ink: string;
  /** What the plan is about. */
  mark: string;
  water: string;
  /** Where that is, in parts of width and height. */
  focus: readonly [x: number, y: number];
  river?: boolean;
  rail?: boolean;
  /** The valley from top to bottom instead of from side to side. */
  turned?: boolean;
};
