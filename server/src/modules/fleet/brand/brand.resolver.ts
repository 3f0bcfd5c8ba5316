import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { ExportedFile, exportedFile } from '../../../api/graphql/exported-file.types.js';
import { PublicRead } from '../../../api/graphql/public-reads.js';
import { nullWhenAbsent } from '../../../api/graphql/null-when-absent.js';
import { PageInput, PageOf } from '../../../api/graphql/page.types.js';
import { readUpload } from '../../../api/graphql/upload.js';
import { storageUrl } from '../../../platform/files/file-store.js';
import { idOf } from '../../../kernel/ids.js';
import { pageRequest } from '../../../kernel/page.js';
import { parseBrandEdit, parseNewBrand } from './brand.commands.js';
import { Brand, type BrandRecord } from './brand.entity.js';
import {
  BrandFilter,
  BrandSearch,
  BrandSort,
  CreateBrandInput,
  DeleteBrandInput,
  SetBrandShownInput,
  UpdateBrandInput,
} from './brand.input.js';
import type { BrandService } from './brand.service.js';

@ObjectType({ description: 'A page of brands.' })
class BrandPage extends PageOf(Brand) {}

/** Lists, exports and edits brands, and shows them on the site or hides them (docs/rules/fleet.md#brands). */
@Resolver(() => Brand)
export class BrandResolver {
  constructor(private readonly brands: BrandService) {}

  @Authorized('ANYONE')
  @OpenToKeys(KeyArea.FLEET)
  @PublicRead()
  @Query(() => BrandPage, { name: 'brands', description: 'Brands by name; visitors get those that the site shows.' })
  list(
    @Ctx() { actor }: GraphQLContext,
    @Arg('filter', () => BrandFilter, { nullable: true }) filter?: BrandFilter,
    @Arg('sort', () => BrandSort, { nullable: true }) sort?: BrandSort,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
    @Arg('search', () => BrandSearch, { nullable: true }) search?: BrandSearch,
  ) {
    return this.brands.list(actor, { ...filter, search }, sort, pageRequest(page?.page, page?.size));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => Brand, { nullable: true, description: 'One brand; null if there is none.' })
  brand(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string): Promise<Brand | null> {
    return nullWhenAbsent(this.brands.get(actor, idOf(id)));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => ExportedFile, { description: 'The whole list of brands that match a filter, as a workbook.' })
  brandsExport(
    @Ctx() caller: GraphQLContext,
    @Arg('filter', () => BrandFilter, { nullable: true }) filter?: BrandFilter,
    @Arg('sort', () => BrandSort, { nullable: true }) sort?: BrandSort,
    @Arg('search', () => BrandSearch, { nullable: true }) search?: BrandSearch,
  ): Promise<ExportedFile> {
    return exportedFile(caller, 'brandsExport', { filter: { ...filter, search }, sort });
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Mutation(() => Brand, { description: 'Adds a brand. Errors: VALIDATION, BRAND.NAME_TAKEN, UPLOAD.TOO_LARGE.' })
  async createBrand(
    @Arg('input', () => CreateBrandInput) { image, ...fields }: CreateBrandInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<Brand> {
    return this.brands.create(actor, parseNewBrand(fields), await readUpload(image, 'image'));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Mutation(() => Brand, {
    description:
      'Changes a brand. Errors: VALIDATION, BRAND.NOT_FOUND, BRAND.NAME_TAKEN, BRAND.VERSION_CONFLICT, UPLOAD.TOO_LARGE.',
  })
  async updateBrand(
    @Arg('input', () => UpdateBrandInput) { image, ...edit }: UpdateBrandInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<Brand> {
    return this.brands.update(actor, parseBrandEdit(edit), await readUpload(image, 'image'));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Mutation(() => Brand, { description: 'Shows a brand on the public site, or hides it. Errors: BRAND.NOT_FOUND.' })
  setBrandShown(
    @Arg('input', () => SetBrandShownInput) { id, shownOnSite }: SetBrandShownInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<Brand> {
    return this.brands.setShown(actor, idOf(id), shownOnSite);
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Mutation(() => Boolean, {
    description:
      'Removes a brand from every list and choice; past rentals still name it. Errors: BRAND.NOT_FOUND, BRAND.RENTED.',
  })
  async deleteBrand(
    @Arg('input', () => DeleteBrandInput) { id }: DeleteBrandInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<boolean> {
    await this.brands.archive(actor, idOf(id));
    return true;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Logo.' })
  imageUrl(@Root() { imageFile }: BrandRecord): string | null {
    return storageUrl('marques', imageFile);
  }
}
