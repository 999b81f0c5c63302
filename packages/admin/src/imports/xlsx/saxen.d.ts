/** The part of saxen that is used; it ships no types. */
declare module 'saxen' {
  type Attributes = Readonly<Record<string, string>>;
  type Decode = (text: string) => string;
  export class Parser {
    on(event: 'openTag', handle: (name: string, attributes: () => Attributes, decode: Decode) => void): this;
    on(event: 'closeTag', handle: (name: string) => void): this;
    on(event: 'text', handle: (text: string, decode: Decode) => void): this;
    on(event: 'cdata', handle: (text: string) => void): this;
    on(event: 'error', handle: (error: Error) => void): this;
    parse(xml: string): this;
  }
}
