import { Arg, Authorized, Ctx, FieldResolver, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../graphql/context.js';
import { PageInput, PageOf } from '../../graphql/page.type.js';
import { storageUrl } from '../../infra/files/file-store.js';
import { pageRequest } from '../../shared/page.js';
import { Brand } from './brand.entity.js';
import type { BrandService } from './brand.service.js';

@ObjectType({ description: 'A page of brands.' })
class BrandPage extends PageOf(Brand) {}

@Resolver(() => Brand)
export class BrandResolver {
  constructor(private readonly brands: BrandService) {}

  @Authorized('ANYONE')
  @Query(() => BrandPage, { name: 'brands', description: 'Brands by name; visitors see those the site shows.' })
  list(@Ctx() { actor }: GraphQLContext, @Arg('page', () => PageInput, { nullable: true }) page?: PageInput) {
    return this.brands.list(actor, pageRequest(page?.page, page?.size));
  }

  @FieldResolver(() => String, { nullable: true, description: 'Logo.' })
  imageUrl(@Root() brand: Brand): string | null {
    return storageUrl('marques', brand.imageFile);
  }
}
