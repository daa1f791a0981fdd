/**
 * A permission as a type. What writes takes an `Authorized<…>` and only the policies make one, so a route
 * that forgot to ask does not compile.
 */
declare const granted: unique symbol;

export type Authorized<What extends string> = { readonly userId: number; readonly [granted]: What };

export const grant = <What extends string>(userId: number): Authorized<What> =>
  ({ userId }) as Authorized<What>;
