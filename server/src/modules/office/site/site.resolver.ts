import { Arg, Authorized, Query, Resolver } from 'type-graphql';
import { PublicRead } from '../../../api/graphql/public-reads.js';
import { SiteClaims, type SiteClaimsReader } from './site-claims.js';
import type { SiteService } from './site.service.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';

/** What the site claims, and the title of a page, for when the browser changes pages without loading HTML. */
@Resolver()
export class SiteResolver {
  constructor(
    private readonly site: SiteService,
    private readonly claims: SiteClaimsReader,
  ) {}

  @Authorized('ANYONE')
  @OpenToKeys()
  @PublicRead()
  @Query(() => SiteClaims, { description: 'What the site may claim.' })
  siteClaims(): Promise<SiteClaims> {
    return this.claims.read();
  }

  @Authorized('ANYONE')
  @OpenToKeys()
  @Query(() => String, {
    description: "Title of the page at a path of the site, query included: the same as in the page's own HTML.",
  })
  pageTitle(@Arg('path', () => String) path: string): Promise<string> {
    return this.site.titleAt(path);
  }
}
