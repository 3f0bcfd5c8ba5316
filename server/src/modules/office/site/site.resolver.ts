import { Arg, Authorized, Query, Resolver } from 'type-graphql';
import type { SiteService } from './site.service.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';

/** The query for the title of a page of the site, used when the browser changes pages without loading HTML. */
@Resolver()
export class SiteResolver {
  constructor(private readonly site: SiteService) {}

  @Authorized('ANYONE')
  @OpenToKeys()
  @Query(() => String, {
    description: "Title of the page at a path of the site, query included: the same as in the page's own HTML.",
  })
  pageTitle(@Arg('path', () => String) path: string): Promise<string> {
    return this.site.titleAt(path);
  }
}
