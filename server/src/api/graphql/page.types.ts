import { type ClassType, Field, InputType, Int, ObjectType } from 'type-graphql';
import type { Page } from '../../kernel/page.js';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../kernel/page.js';

@InputType({ description: 'The page of a list to return. Values out of bounds become the default.' })
export class PageInput {
  @Field(() => Int, { nullable: true, description: 'From 1; default 1.' })
  page?: number;

  @Field(() => Int, { nullable: true, description: `1 to ${MAX_PAGE_SIZE}; default ${DEFAULT_PAGE_SIZE}.` })
  size?: number;
}

/** Makes the page type of a list: `class VehiclePage extends PageOf(Vehicle) {}`. */
export function PageOf<T extends object>(itemType: ClassType<T>) {
  @ObjectType()
  abstract class PageType implements Page<T> {
    @Field(() => [itemType], { description: 'The items of this page.' })
    items!: T[];

    @Field(() => Int, { description: 'The number of items in the whole list.' })
    totalCount!: number;

    @Field(() => Int, { description: 'The number of this page, from 1.' })
    page!: number;

    @Field(() => Int, { description: 'The number of pages in the whole list, at least 1.' })
    pageCount!: number;
  }
  return PageType;
}
