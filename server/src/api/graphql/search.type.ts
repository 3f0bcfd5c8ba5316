import { type ClassType, Field, InputType } from 'type-graphql';
import type { Search } from '../../kernel/search.js';

/** Why a filter's own `search` is deprecated. */
export const SEARCH_IN_FILTER = 'Use the argument `search` of the list. Goes on 2027-12-01.';

/** The one form of every search, in the fields of a registered enum: `class AgencySearch extends SearchIn(AgencySearchField) {}`. */
export function SearchIn<SearchField extends string>(fields: Readonly<Record<string, SearchField>>) {
  @InputType()
  abstract class SearchType implements Search<SearchField> {
    @Field(() => String, {
      description: 'Part of what stands there, without regard to case and accents; an empty one finds all.',
    })
    text!: string;

    @Field(() => fields, { nullable: true, description: 'Where to look; in all of them when left out.' })
    field?: SearchField | null;
  }
  return SearchType as ClassType<Search<SearchField>>;
}
