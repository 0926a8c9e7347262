# flake8: noqa

# import apis into api package
from groundtruth_spatial.api.collections_api import CollectionsApi
from groundtruth_spatial.api.credentials_api import CredentialsApi
from groundtruth_spatial.api.discovery_api import DiscoveryApi
from groundtruth_spatial.api.features_api import FeaturesApi

