# flake8: noqa

# import apis into api package
from groundtruth_quality.api.attributes_api import AttributesApi
from groundtruth_quality.api.connections_api import ConnectionsApi
from groundtruth_quality.api.dependencies_api import DependenciesApi
from groundtruth_quality.api.entities_api import EntitiesApi
from groundtruth_quality.api.expressions_api import ExpressionsApi
from groundtruth_quality.api.files_api import FilesApi
from groundtruth_quality.api.joins_api import JoinsApi
from groundtruth_quality.api.library_api import LibraryApi
from groundtruth_quality.api.priorities_api import PrioritiesApi
from groundtruth_quality.api.repositories_api import RepositoriesApi
from groundtruth_quality.api.rules_api import RulesApi
from groundtruth_quality.api.scheduler_api import SchedulerApi
from groundtruth_quality.api.service_api import ServiceApi
from groundtruth_quality.api.webhooks_api import WebhooksApi

