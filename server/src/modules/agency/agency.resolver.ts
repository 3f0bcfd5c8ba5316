import { Arg, Authorized, ObjectType, Query, Resolver } from 'type-graphql';
import { PageInput, PageOf } from '../../graphql/page.type.js';
import { pageRequest } from '../../shared/page.js';
import { Agency } from './agency.entity.js';
import type { AgencyService } from './agency.service.js';

@ObjectType({ description: 'A page of agencies.' })
class AgencyPage extends PageOf(Agency) {}

@Resolver(() => Agency)
export class AgencyResolver {
  constructor(private readonly agencies: AgencyService) {}

  @Authorized('ANYONE')
  @Query(() => AgencyPage, { name: 'agencies', description: 'Agencies by name.' })
  list(@Arg('page', () => PageInput, { nullable: true }) page?: PageInput) {
    return this.agencies.list(pageRequest(page?.page, page?.size));
  }
}
