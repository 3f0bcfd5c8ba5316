import { graphql } from 'graphql';
import { Arg, Authorized, buildSchemaSync, Field, InputType, Int, Query, Resolver } from 'type-graphql';
import { prepareArguments } from './quick-arguments.js';

@InputType()
class Named {
  @Field(() => String)
  name!: string;
}

@InputType()
class Part extends Named {
  @Field(() => Int, { nullable: true })
  count?: number | null;

  @Field(() => [Part], { nullable: true })
  parts?: Part[] | null;
}

let received: unknown;

@Resolver()
class Parts {
  @Authorized('ANYONE')
  @Query(() => Boolean)
  take(
    @Arg('part', () => Part) part: Part,
    @Arg('others', () => [Part], { nullable: true }) others?: Part[] | null,
    @Arg('limit', () => Int, { nullable: true }) limit?: number,
  ): boolean {
    received = { part, others, limit };
    return true;
  }
}

const schema = buildSchemaSync({ resolvers: [Parts], validate: false, authChecker: () => true });
prepareArguments();

describe('the arguments of a resolver', () => {
  const take = async (args: string): Promise<unknown> => {
    const { errors } = await graphql({ schema, source: `{ take(${args}) }` });
    expect(errors).toBeUndefined();
    return received;
  };

  it('are instances of their input types, also in lists and in an input type that contains itself', async () => {
    const { part, others } = (await take(
      'part: { name: "car", parts: [{ name: "wheel", count: 4 }] }, others: [{ name: "key" }]',
    )) as { part: Part; others: Part[] };
    expect(part).toBeInstanceOf(Part);
    expect(part.parts?.[0]).toBeInstanceOf(Part);
    expect(part.parts?.[0]).toEqual({ name: 'wheel', count: 4 });
    expect(others[0]).toBeInstanceOf(Part);
  });

  it('tell what was left out from what is null', async () => {
    const { part, others, limit } = (await take('part: { name: "car", count: null }, others: null')) as {
      part: Part;
      others: unknown;
      limit: unknown;
    };
    expect(Object.keys(part).toSorted()).toEqual(['count', 'name']);
    expect(part.count).toBeNull();
    expect(others).toBeNull();
    expect(limit).toBeUndefined();
  });
});
