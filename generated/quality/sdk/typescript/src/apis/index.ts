/* tslint:disable */
/* eslint-disable */
export * from './AttributesApi.js';
export * from './ConnectionsApi.js';
export * from './DependenciesApi.js';
export * from './EntitiesApi.js';
export * from './ExpressionsApi.js';
export * from './FilesApi.js';
export * from './JoinsApi.js';
export * from './LibraryApi.js';
export * from './PrioritiesApi.js';
export * from './RepositoriesApi.js';
export * from './RulesApi.js';
export * from './SchedulerApi.js';
export * from './ServiceApi.js';
export * from './WebhooksApi.js';
