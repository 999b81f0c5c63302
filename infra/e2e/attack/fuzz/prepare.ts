/** Data for a valid input of an operation, new for each use. */
export type Prepared = {
  /** Replaces the ids of the inputs. */
  ids: ReadonlyMap<string, string>;
  /** Replaces the sender's cookie. */
  cookie?: string;
  /** Signs a body with its sender's key; returns the header. */
  sign?: (body: string | Buffer) => [string, string];
};
export type Prepare = () => Promise<Prepared>;
