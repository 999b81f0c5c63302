/** Creates an element with children; texts are never interpreted as HTML. */
export const element = <K extends keyof HTMLElementTagNameMap>(name: K, ...children: (Node | string)[]) => {
  const node = document.createElement(name);
  node.append(...children);
  return node;
};
