import { defineEntity } from '@mikro-orm/core'

/** A table by its columns, each under the name that its rows have it by. */
export const table = <const Name extends string, const Columns extends Record<string, object>>(
  tableName: Name,
  properties: Columns,
) => defineEntity({ name: tableName, tableName, properties })
