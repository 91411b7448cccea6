import type { Site } from '@gatehouse/rules/site/site';
import { officialHost } from '@gatehouse/rules/site/site-of';
import type { PageDefinition } from '../page.ts';

/** The site's properties that change the look of parts. */
export type GallerySite = Pick<Site, 'id' | 'kind' | 'entity' | 'look'> & { readonly host: string };
export type GalleryData = { readonly sites: readonly GallerySite[] };

/** Development only: every part in every state, by site, theme, direction and layout. */
export const page: PageDefinition<GalleryData> = {
  paths: ['/dev/gallery'],
  title: 'page.devGallery',
  showsAll: true,
  audience: 'anyone',
  load: ({ brand }) => ({
    sites: brand.sites.map((site) => {
      const { id, kind, entity, look } = site;
      return { id, kind, entity, look, host: officialHost(brand, site) };
    }),
  }),
};
