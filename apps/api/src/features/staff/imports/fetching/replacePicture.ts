import type { ContentBody } from '@parlour/core/content';

/** Returns a document whose pictures with a URL have another one. The same document where none has. */
export function replacePicture<Body extends ContentBody>(
  body: Body,
  url: string,
  own: string,
): Body {
  let isChanged = false;
  const replaced: unknown = JSON.parse(JSON.stringify(body), (name: string, value: unknown) => {
    if (name === 'imageUrl' && value === url) {
      isChanged = true;
      return own;
    }
    if (name !== 'images' || !Array.isArray(value) || !value.includes(url)) return value;
    isChanged = true;
    return value.map((each) => (each === url ? own : String(each)));
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a URL replaces another one, nothing else
  return isChanged ? (replaced as Body) : body;
}
