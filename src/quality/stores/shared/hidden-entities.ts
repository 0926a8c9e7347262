/**
 * SQL: the ids of entities in deletion, which hide what belongs to them. They are few and have an index of their own, so that
 * a listing of many rows asks for them once, and keeps the order of its own index.
 */
export const HIDDEN_ENTITIES = '(select hidden.id from entities as hidden where hidden.held_name is null)'
