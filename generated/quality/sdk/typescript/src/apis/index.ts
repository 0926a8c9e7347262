/* tslint:disable */
/* eslint-disable */
export * from './EntitiesApi.js';
export * from './FilesApi.js';
export * from './RepositoriesApi.js';
export * from './SchedulerApi.js';
export * from './ServiceApi.js';
