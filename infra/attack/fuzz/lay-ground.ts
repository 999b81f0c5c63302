/** What a right input of an operation needs, new for each that uses it up. */
export type Fresh = {
  /** In the place of what the inputs say. */
  ids: ReadonlyMap<string, string>;
  /** In the place of the cookie that they are sent with. */
  cookie?: string;
  /** The header that makes a body count as its sender's. */
  sign?: (body: string | Buffer) => [string, string];
};
export type LayGround = () => Promise<Fresh>;
