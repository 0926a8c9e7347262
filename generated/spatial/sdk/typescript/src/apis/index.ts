/* tslint:disable */
/* eslint-disable */
export * from './CollectionsApi.js';
export * from './CredentialsApi.js';
export * from './DiscoveryApi.js';
export * from './FeaturesApi.js';
