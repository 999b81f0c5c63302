import { findPublicFile } from '@theke/contracts/content/public-api';
import { route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import type { Content } from '../content.ts';
import { withNewestPictures } from '../pages/with-newest-pictures.ts';

/** Location of a picture or download referenced by a public project or post. Other files are not found, even by id. */
export const findPublicFileRoute = ({ db, resources }: Content) =>
  route(findPublicFile, ({ tenant, body: { id, extension } }) =>
    db.withTenant(tenant, async (unit) => {
      for (const { store } of [resources.projects, resources.posts]) {
        const naming = (field: 'images' | 'files') =>
          store.list(unit, { page: 1, pageSize: 1, filter: { [field]: id } }, true);
        const is = (one: { id: string; extension: string }) => one.id === id && one.extension === extension;
        const image = (await naming('images')).data[0]?.images.find(is);
        if (image) return withNewestPictures(unit, { path: `/image/${id}-${image.version}.${extension}` });
        const file = (await naming('files')).data[0]?.files.find(is);
        if (file) return { path: `/upload/${file.publicHash}/${id}-${file.version}.${extension}` };
      }
      throw unknown('Diese Datei');
    }),
  );
