/** A page for when there is no shop to show: no script, no picture, one sentence. */
export const plainPage = (title: string, sentence: string): string => `<!doctype html>
<html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<h1>${title}</h1><p>${sentence}</p></html>
`;
